export default function ForgotPasswordPage() {
  return (
    <main id="main" className="page">
      Forgot
    </main>
  );
}
