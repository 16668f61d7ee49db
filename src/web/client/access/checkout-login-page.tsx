export default function CheckoutLoginPage() {
  return (
    <main id="main" className="page">
      Login
    </main>
  );
}
