export default function UnsubscribePage() {
  return (
    <main id="main" className="page">
      Unsubscribe
    </main>
  );
}
