export default function ContactPage() {
  return (
    <main id="main" className="page">
      Contact
    </main>
  );
}
