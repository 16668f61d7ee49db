export default function LoginPage() {
  return (
    <main id="main" className="page">
      Login
    </main>
  );
}
