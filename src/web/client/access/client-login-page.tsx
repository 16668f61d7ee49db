export default function ClientLoginPage() {
  return (
    <main id="main" className="page">
      Login
    </main>
  );
}
