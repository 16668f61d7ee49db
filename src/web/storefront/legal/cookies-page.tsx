export default function CookiesPage() {
  return (
    <main id="main" className="page">
      cookies
    </main>
  );
}
