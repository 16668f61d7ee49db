/** Domains at which everybody may have an address: they say nothing of who belongs together. */
const publicDomains = new Set([
  ...["gmail.com", "googlemail.com", "outlook.com", "hotmail.com", "hotmail.co.uk", "hotmail.fr", "live.com"],
  ...["live.fr", "msn.com", "yahoo.com", "yahoo.co.uk", "yahoo.fr", "ymail.com", "rocketmail.com", "aol.com"],
  ...["icloud.com", "me.com", "mac.com", "proton.me", "protonmail.com", "pm.me", "gmx.com", "gmx.net"],
  ...["gmx.de", "gmx.fr", "web.de", "mail.com", "mail.ru", "yandex.com", "yandex.ru", "zoho.com"],
  ...["fastmail.com", "hey.com", "tutanota.com", "tuta.com", "orange.fr", "wanadoo.fr", "free.fr"],
  ...["laposte.net", "sfr.fr", "bbox.fr", "neuf.fr", "numericable.fr", "comcast.net", "verizon.net"],
  ...["att.net", "sbcglobal.net", "bellsouth.net", "cox.net", "charter.net", "earthlink.net", "qq.com"],
  ...["163.com", "126.com", "t-online.de", "libero.it", "bluewin.ch", "skynet.be", "telenet.be"],
]);

/** The domain of a firm's own addresses; undefined for one that everybody may have an address at. */
export function firmDomainOf(email: string): string | undefined {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return domain === "" || publicDomains.has(domain) ? undefined : domain;
}
