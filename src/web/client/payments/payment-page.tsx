export default function PaymentPage() {
  return (
    <main id="main" className="page">
      Pay
    </main>
  );
}
