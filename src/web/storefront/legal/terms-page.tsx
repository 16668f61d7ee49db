export default function TermsPage() {
  return (
    <main id="main" className="page">
      terms
    </main>
  );
}
