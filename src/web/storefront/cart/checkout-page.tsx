export default function CheckoutPage() {
  return (
    <main id="main" className="page">
      Checkout
    </main>
  );
}
