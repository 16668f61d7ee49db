export default function PaymentReturnPage() {
  return (
    <main id="main" className="page">
      Return
    </main>
  );
}
