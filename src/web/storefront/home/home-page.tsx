export default function HomePage() {
  return (
    <main id="main" className="page">
      Home
    </main>
  );
}
