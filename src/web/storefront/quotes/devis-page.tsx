export default function DevisPage() {
  return (
    <main id="main" className="page">
      Devis
    </main>
  );
}
