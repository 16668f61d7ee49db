export default function ListingPage() {
  return (
    <main id="main" className="page">
      Products
    </main>
  );
}
