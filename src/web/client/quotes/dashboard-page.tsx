export default function DashboardPage() {
  return (
    <main id="main" className="page">
      Dashboard
    </main>
  );
}
