export default function PrivacyPolicyPage() {
  return (
    <main id="main" className="page">
      privacy-policy
    </main>
  );
}
