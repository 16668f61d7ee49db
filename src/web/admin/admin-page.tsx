export default function AdminPage() {
  return <main id="main" className="page">Admin</main>;
}
