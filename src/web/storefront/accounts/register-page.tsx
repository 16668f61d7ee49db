export default function RegisterPage() {
  return (
    <main id="main" className="page">
      Register
    </main>
  );
}
