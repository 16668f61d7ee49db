export default function UnauthorizedPage() {
  return (
    <main id="main" className="page">
      Unauthorized
    </main>
  );
}
