import { accountsByInvitation } from "#domain/accounts/account-rules.ts";
import type { Message } from "#domain/words.ts";

/** What is said when an account was opened, changed or left. */
export const accountMessages = {
  signedIn: /*i18n*/ { id: "account.signedIn", message: "Welcome back, {name}." },
  wrongSignIn: /*i18n*/ {
    id: "account.signIn.wrong",
    message: "The e-mail address or the password is not right.",
  },
  registered: /*i18n*/ { id: "account.registered", message: "Votre compte est créé." },
  added: /*i18n*/ { id: "account.added", message: "Utilisateur ajouté avec succès" },
  updated: /*i18n*/ { id: "account.updated", message: "Utilisateur mis à jour avec succès" },
  deleted: /*i18n*/ { id: "account.deleted", message: "Utilisateur supprimé." },
  restored: /*i18n*/ { id: "account.restored", message: "Utilisateur rétabli." },
  emailTaken: /*i18n*/ { id: "account.email.taken", message: "Cette adresse email est déjà utilisée" },
  ownPasswordChanged: /*i18n*/ {
    id: "account.password.ownChanged",
    message: "Your password is changed. All your other sessions have ended.",
  },
  addressToConfirm: /*i18n*/ {
    id: "account.address.toConfirm",
    message: "A mail is on its way to {email}. Open its link, and the address is yours.",
  },
  addressConfirmed: /*i18n*/ {
    id: "account.address.confirmed",
    message: "{email} is the address of your account now. Sign in with it from now on.",
  },
  byInvitation: accountsByInvitation,
  invited: /*i18n*/ { id: "account.invited", message: "An invitation is on its way to {email}." },
  invitationOver: /*i18n*/ {
    id: "account.invitation.over",
    message: "This invitation is no longer valid. Please ask for a new one.",
  },
  rolesDiffer: /*i18n*/ {
    id: "account.role.differs",
    message: "An owner is an administrator, and no other role is one. Please choose one of the two.",
  },
  notOneself: /*i18n*/ {
    id: "account.oneself",
    message: "Vous ne pouvez pas supprimer votre propre compte.",
  },
  notOwnRights: /*i18n*/ {
    id: "account.oneself.rights",
    message: "Vous ne pouvez pas retirer vos propres droits d'administrateur.",
  },
  secondStep: /*i18n*/ {
    id: "account.secondFactor.asked",
    message: "Please type the code of your authenticator app.",
  },
  wrongCode: /*i18n*/ {
    id: "account.secondFactor.wrong",
    message: "This code is not right, or it was used before.",
  },
  codesUsedUp: /*i18n*/ {
    id: "account.secondFactor.usedUp",
    message:
      "Too many wrong codes were given for this account. Sign in where you have signed in before, or with a recovery code.",
  },
  ownPasswordMissing: /*i18n*/ {
    id: "account.password.own",
    message: "Please type your own password.",
  },
  wrongPassword: /*i18n*/ { id: "account.password.wrong", message: "The password is not right." },
  challengeOver: /*i18n*/ {
    id: "account.secondFactor.over",
    message: "This took too long. Please sign in again.",
  },
  factorIsOn: /*i18n*/ {
    id: "account.secondFactor.isOn",
    message: "Two-factor authentication is on already. Switch it off first.",
  },
  factorIsOff: /*i18n*/ { id: "account.secondFactor.isOff", message: "Two-factor authentication is not on." },
  factorNotBegun: /*i18n*/ {
    id: "account.secondFactor.notBegun",
    message: "Please begin again: there is no key to confirm.",
  },
  ownFactor: /*i18n*/ {
    id: "account.secondFactor.own",
    message: "Your own two-factor authentication is switched off with a code, under My account.",
  },
  linkOnItsWay: /*i18n*/ {
    id: "account.password.linkOnItsWay",
    message: "If this address has an account, a link to choose a new password is on its way to it.",
  },
  linkUsedUp: /*i18n*/ {
    id: "account.password.linkUsedUp",
    message: "This link is no longer valid. Please ask for a new one.",
  },
  passwordChanged: /*i18n*/ {
    id: "account.password.changed",
    message: "Your password is changed. You can sign in with it now.",
  },
} as const satisfies Record<string, Message>;

/** The refusal of a role and a flag that contradict each other (SPEC-3.31). */
export const contradictingRole = {
  message: accountMessages.rolesDiffer,
  fields: { role: [accountMessages.rolesDiffer] },
} as const;
