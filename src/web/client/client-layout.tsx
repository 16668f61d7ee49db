import { Outlet } from "react-router";

export default function ClientLayout() {
  return <Outlet />;
}
