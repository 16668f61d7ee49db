import * as certificates from "#contracts/companies/certificates.ts";
import * as calls from "#contracts/companies/companies.ts";
import { may } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { expectedVersion, sendVersion } from "#server/platform/http/row-version.ts";
import { sendFile } from "#server/platform/http/send-file.ts";
import { todayOf } from "#server/today-of.ts";
import { findCertificates } from "./certificates.repository.ts";
import { staffListContacts } from "./read-contacts.ts";
import { requireCompany } from "./require-company.ts";
import { staffAddContact, staffChangeContact, staffRemoveContact } from "./staff-change-contacts.ts";
import {
  type CompanySources,
  staffListCompanies,
  staffListCompaniesOfClient,
  staffReadCompany,
} from "./staff-read-company.ts";
import {
  showCertificate,
  staffAddCertificate,
  staffChangeCertificate,
  staffReadCertificateFile,
} from "./staff-save-certificate.ts";
import { staffCreateCompany, staffUpdateCompany } from "./staff-save-company.ts";

type CompanyMounting = Mounting & { readonly sources: CompanySources };

/** The companies, which staff alone sees. */
export function companyRoutes(mounting: CompanyMounting): void {
  const { routes, services, sources } = mounting;
  routes.add(calls.listCompanies, may("companies.read"), ({ query }) =>
    staffListCompanies(services, query, sources.findBuyers),
  );
  routes.add(calls.getCompany, may("companies.read"), async ({ params, reply }) => {
    const record = await staffReadCompany(services, params.id, sources);
    sendVersion(reply, record.company.version);
    return record;
  });
  routes.add(calls.createCompany, may("companies.write"), async ({ actor, body, reply }) => {
    const company = await staffCreateCompany(services, actor, body);
    sendVersion(reply, company.version);
    return { company };
  });
  routes.add(calls.updateCompany, may("companies.write"), async ({ actor, params, body, request, reply }) => {
    const meant = { id: params.id, expectedVersion: expectedVersion(request), body };
    const company = await staffUpdateCompany(services, actor, meant);
    sendVersion(reply, company.version);
    return { company };
  });
  routes.add(calls.listCompaniesOfClient, may("companies.read"), ({ params, query }) =>
    staffListCompaniesOfClient(services, params.id, query),
  );
  contactRoutes(mounting);
  certificateRoutes(mounting);
}

function contactRoutes({ routes, services, sources }: CompanyMounting): void {
  routes.add(calls.listContacts, may("companies.read"), ({ params, query }) =>
    staffListContacts(services, params.id, query, sources.findClientsOfDomains),
  );
  routes.add(calls.addContact, may("companies.write"), async ({ actor, params, body }) => {
    const meant = { companyId: params.id, clientId: body.client_id, title: body.title ?? "" };
    return { contact: await staffAddContact(services, actor, meant, sources.isConfirmed) };
  });
  routes.add(calls.updateContact, may("companies.write"), async ({ actor, params, body }) => {
    const meant = { companyId: params.id, clientId: params.client_id, title: body.title ?? "" };
    return { contact: await staffChangeContact(services, actor, meant) };
  });
  routes.add(calls.removeContact, may("companies.write"), async ({ actor, params }) => {
    await staffRemoveContact(services, actor, { companyId: params.id, clientId: params.client_id });
    return { success: true as const };
  });
}

function certificateRoutes({ routes, services }: CompanyMounting): void {
  routes.add(certificates.listCertificates, may("companies.read"), async ({ params }) => {
    await requireCompany(services.db, params.id);
    const rows = await findCertificates(services.db, params.id);
    return { certificates: rows.map((row) => showCertificate(row, todayOf(services))) };
  });
  routes.add(
    certificates.addCertificate,
    may("companies.credit"),
    async ({ actor, params, form, files, reply }) => {
      const meant = { companyId: params.id, body: form, paper: files.paper };
      const certificate = await staffAddCertificate(services, actor, meant);
      sendVersion(reply, certificate.version);
      return { certificate };
    },
  );
  routes.add(
    certificates.updateCertificate,
    may("companies.credit"),
    async ({ actor, params, body, request, reply }) => {
      const which = { companyId: params.id, certificateId: params.certificate_id };
      const meant = { ...which, body, expectedVersion: expectedVersion(request) };
      const certificate = await staffChangeCertificate(services, actor, meant);
      sendVersion(reply, certificate.version);
      return { certificate };
    },
  );
  routes.add(certificates.getCertificateFile, may("companies.credit"), async ({ params, reply }) => {
    const which = { companyId: params.id, certificateId: params.certificate_id };
    return sendFile(reply, await staffReadCertificateFile(services, which));
  });
}
