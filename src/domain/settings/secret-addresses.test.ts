import { expect, test } from "vitest";
import { bucketUrlOf, smtpUrlOf } from "./secret-addresses.ts";

test.each([
  [
    { host: " mail.example.com ", port: "587", user: "ann@a.example", password: "p:/w @" },
    "smtp://ann%40a.example:p%3A%2Fw%20%40@mail.example.com:587",
  ],
  [{ host: "mail.example.com", port: "465", user: "a", password: "b" }, "smtps://a:b@mail.example.com:465"],
  [{ host: "mail.example.com", port: "25", user: "", password: "" }, "smtp://mail.example.com:25"],
])("a mail server is one address, whatever its password holds", (typed, url) => {
  expect(smtpUrlOf(typed)).toBe(url);
  expect(decodeURIComponent(new URL(url).password)).toBe(typed.password);
});

test.each([
  [
    { host: "https://s3.example.com/", region: "eu-west-3" },
    "s3://AK:s%2F%2B@s3.example.com/backups?region=eu-west-3",
  ],
  [{ host: "s3.example.com", region: "" }, "s3://AK:s%2F%2B@s3.example.com/backups"],
])("a bucket is one address", (typed, url) => {
  expect(bucketUrlOf({ ...typed, bucket: "backups", key: "AK ", secret: "s/+" })).toBe(url);
});
