export default function ResetPasswordPage() {
  return (
    <main id="main" className="page">
      Reset
    </main>
  );
}
