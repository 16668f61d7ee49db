export default function ProductPage() {
  return (
    <main id="main" className="page">
      Product
    </main>
  );
}
