export default function PaymentTestPage() {
  return (
    <main id="main" className="page">
      Test
    </main>
  );
}
