// @ts-check
// Runs in the card frame, a page of the sandbox provider: what is typed here never leaves it but to that provider.
//
// The shop's page and this one talk by messages, each to the same origin only:
//   in   { type: "confirm" }                        pay with what is typed
//        { type: "scheme", scheme: "light"|"dark" } follow the shop's theme
//        { type: "font", url }                      a file of the shop's: its fields look like ours
//   out  { type: "ready" }
//        { type: "height", height }                 px that the page needs
//        { type: "validity", isComplete }           every field holds something of the right length
//        { type: "submit" }                         Enter was pressed: the shop decides whether to confirm
//        { type: "challenge" }                      the bank asks the buyer, in the frame
//        { type: "result", status: "succeeded", payment_method_id }
//        { type: "result", status: "failed", code, message }
// Messages going out carry `source: "green-eco-card"`.

/** @typedef {"number" | "expiry" | "cvc"} Field */

/** @param {string} id */
const element = (id) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
};
/** @param {Field} name */
const field = (name) => /** @type {HTMLInputElement} */ (element(name));

/** @type {{ intent: string, words: Record<string, string> }} */
const setting = JSON.parse(document.body.dataset.setting ?? "{}");
const clientSecret = decodeURIComponent(location.hash.slice(1));
/** @type {readonly Field[]} */
const fields = ["number", "expiry", "cvc"];
/** @type {Record<string, Field>} */
const fieldOfCode = {
  incorrect_number: "number",
  invalid_expiry: "expiry",
  expired_card: "expiry",
  invalid_cvc: "cvc",
  incorrect_cvc: "cvc",
};
let isBusy = false;
let wasComplete = false;

/** @param {Record<string, unknown>} message */
const tell = (message) => parent.postMessage({ source: "green-eco-card", ...message }, location.origin);
const digits = (/** @type {Field} */ name) => field(name).value.replace(/\D/g, "");
const isAmex = () => /^3[47]/.test(digits("number"));

/** What is missing in a field, as a message; nothing when it may be sent. @param {Field} name */
function missing(name) {
  const count = digits(name).length;
  const isWhole =
    name === "number" ? count >= 12 : name === "expiry" ? count === 4 : count === (isAmex() ? 4 : 3);
  return isWhole ? undefined : setting.words[`${name}Missing`];
}

/** Says when the fields became complete, or are no more. */
function tellValidity() {
  const isComplete = fields.every((each) => !missing(each));
  if (isComplete !== wasComplete) tell({ type: "validity", isComplete });
  wasComplete = isComplete;
}

/** @param {Field} name @param {string | undefined} text */
function showError(name, text) {
  const place = element(`${name}-error`);
  place.textContent = text ?? "";
  place.hidden = !text;
  if (text) field(name).setAttribute("aria-invalid", "true");
  else field(name).removeAttribute("aria-invalid");
}

/** A refusal that belongs to no field. @param {string | undefined} text */
function showFault(text) {
  element("fault").textContent = text ?? "";
  element("fault").hidden = !text;
}

const groups = (/** @type {string} */ number) =>
  (/^3[47]/.test(number)
    ? number.replace(/^(.{4})(.{1,6})?(.{1,5})?.*/, "$1 $2 $3")
    : number.replace(/(.{4})/g, "$1 ")
  ).trim();

/** @type {Record<Field, (value: string) => string>} */
const shape = {
  number: (value) => groups(value.slice(0, 19)),
  expiry: (value) => (value.length > 2 ? `${value.slice(0, 2)}/${value.slice(2, 4)}` : value),
  cvc: (value) => value.slice(0, isAmex() ? 4 : 3),
};

for (const name of fields) {
  field(name).addEventListener("input", () => {
    const input = field(name);
    // Correcting in the middle of a number must not throw the caret to its end.
    if (input.selectionStart === input.value.length) input.value = shape[name](digits(name));
    showError(name, undefined);
    tellValidity();
  });
  field(name).addEventListener("blur", () => {
    if (field(name).value !== "") showError(name, missing(name));
  });
}

/** @param {string} action @param {Record<string, string>} body */
async function ask(action, body) {
  const response = await fetch(`/sandbox/payment_intents/${encodeURIComponent(setting.intent)}/${action}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ client_secret: clientSecret, ...body }),
  });
  return { status: response.status, answer: await response.json() };
}

/** @param {string} code @param {string | undefined} message */
function fail(code, message) {
  const name = fieldOfCode[code];
  if (name) {
    showError(name, message);
    field(name).focus();
  } else showFault(message);
  tell({ type: "result", status: "failed", code, message });
}

/** @param {{ status: number, answer: Record<string, string> }} asked */
function take({ status, answer }) {
  if (status !== 200) return fail(answer.code ?? "unknown", answer.message);
  if (answer.status === "requires_action") {
    showChallenge(true);
    return tell({ type: "challenge" });
  }
  for (const name of fields) field(name).value = "";
  tellValidity();
  return tell({ type: "result", status: answer.status, payment_method_id: answer.payment_method_id });
}

/** @param {boolean} isShown */
function showChallenge(isShown) {
  element("card").hidden = isShown;
  element("challenge").hidden = !isShown;
  element(isShown ? "pass" : "number").focus();
}

/** One question at a time; a second click while one is under way is no second payment. @param {() => Promise<void>} work */
async function once(work) {
  if (isBusy) return;
  isBusy = true;
  showFault(undefined);
  try {
    await work();
  } catch {
    // The only thing left that can fail here is the way to the provider.
    fail("network", setting.words.network);
  } finally {
    isBusy = false;
  }
}

const confirm = () =>
  once(async () => {
    for (const name of fields) showError(name, missing(name));
    const first = fields.find(missing);
    if (first) {
      field(first).focus();
      return tell({ type: "result", status: "failed", code: "incomplete", message: missing(first) });
    }
    take(
      await ask("confirm", {
        number: digits("number"),
        expiry: field("expiry").value,
        cvc: field("cvc").value,
      }),
    );
  });

/** @param {"pass" | "fail"} outcome */
const answerChallenge = (outcome) =>
  once(async () => {
    const asked = await ask("authenticate", { outcome });
    showChallenge(false);
    take(asked);
  });

element("pass").addEventListener("click", () => answerChallenge("pass"));
element("fail").addEventListener("click", () => answerChallenge("fail"));
element("card").addEventListener("submit", (event) => {
  event.preventDefault();
  tell({ type: "submit" });
});

/**
 * Without the shop's typeface the system's does.
 * @param {string} address
 */
async function takeFont(address) {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin || !url.pathname.endsWith(".woff2")) return;
  const font = new FontFace("Instrument Sans", `url("${url.pathname}")`, { weight: "400 700" });
  await font.load().then(
    () => document.fonts.add(font),
    () => undefined,
  );
}

addEventListener("message", (event) => {
  if (event.source !== parent || event.origin !== location.origin) return;
  if (event.data?.type === "confirm") void confirm();
  if (event.data?.type === "scheme" && /^(light|dark)$/.test(event.data.scheme)) {
    document.documentElement.dataset.scheme = event.data.scheme;
  }
  if (event.data?.type === "font") void takeFont(String(event.data.url));
});

new ResizeObserver(() =>
  tell({ type: "height", height: Math.ceil(document.body.getBoundingClientRect().height) }),
).observe(document.body);
tell({ type: "ready" });
