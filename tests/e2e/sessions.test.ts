import { arriveAt } from "#tests/support/arrive.ts";
import { expect, test } from "#tests/support/browser.ts";
import { asStaff, openDialog, openOffice } from "#tests/support/office.ts";
import { testAdmin } from "#tests/support/server-process.ts";

test.use({ expectedErrors: [/status of 401/] });

const password = "printed with care";

test("REL-Z6 people see where they are signed in and end it; an administrator ends it for others", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const email = `sessions-${Date.now()}@shop.example`;
  await asStaff(shop, "POST", "/api/users", {
    ...{ name: "Sam Session", email, telephone: "303-555-0100", is_admin: 1 },
    current_password: testAdmin.password,
    ...{ password, password_confirmation: password },
  });
  const elsewhere = async (): Promise<string> => {
    const body = JSON.stringify({ email, password });
    const headers = { "content-type": "application/json", "user-agent": "Firefox/140.0 (Windows)" };
    const answer = await fetch(`${shop.url}/api/login`, { method: "POST", headers, body });
    return (await answer.json()).token;
  };
  const opens = async (token: string) =>
    (await fetch(`${shop.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })).status === 200;
  const [first, second, third] = [await elsewhere(), await elsewhere(), await elsewhere()];

  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await arriveAt(page, "**/admin**");
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await page.getByRole("link", { name: "My account" }).click();
  const sessions = page.getByRole("list", { name: "Open sessions" }).getByRole("listitem");
  await expect(sessions).toHaveCount(4);
  await expect(sessions.filter({ hasText: "this one" })).toHaveCount(1);
  await sessions.filter({ hasText: "Firefox, Windows" }).first().getByRole("button").click();
  await expect(sessions).toHaveCount(3);
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(sessions).toHaveCount(1);
  for (const token of [first, second, third]) expect(await opens(token)).toBe(false);

  // A colleague signs him out: his next step leads to the sign-in page.
  const colleague = await (await page.context().browser()?.newContext())?.newPage();
  if (!colleague) throw new Error("no second browser");
  await openOffice(colleague, shop, `section=users&search=${email}`);
  await colleague.getByRole("button", { name: /Edit Sam Session/ }).click();
  await openDialog(colleague).getByRole("button", { name: "Sign out everywhere" }).click();
  await colleague.getByRole("alertdialog").getByRole("button", { name: "End the sessions" }).click();
  await expect(colleague.getByText("Sessions ended: 1")).toBeVisible();
  await page.reload();
  await arriveAt(page, "**/login**");
});
