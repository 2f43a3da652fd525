import type { Kysely } from 'kysely';
import { createSupportMessages } from './20261121T0900_support_messages.ts';
import { createSurveyResponses } from './20261121T0901_survey_responses.ts';
import { createOutbox } from './20261121T0902_outbox.ts';
import { createOperators } from './20261121T1000_operators.ts';
import { createAuditLog } from './20261121T1001_audit_log.ts';
import { createPublications } from './20261121T1002_publications.ts';
import { createInbox } from './20261121T1030_inbox.ts';
import { addDeclarations } from './20261121T1300_declarations.ts';
import { indexLongAddresses } from './20261122T0900_long_addresses.ts';
import { addMailTurns } from './20261122T1600_mail_turns.ts';
import { holdMails } from './20261122T1610_held_mails.ts';
import { createDevices } from './20261122T1620_devices.ts';
import { indexNotices } from './20261122T1630_notice_limits.ts';
import { addBin } from './20261122T1631_bin.ts';
import { createSpamWords } from './20261122T1632_spam_words.ts';
import { addRoles } from './20261122T1640_roles.ts';
import { addLive } from './20261123T0300_live.ts';
import { addReferences } from './20261123T0400_references.ts';
import { createNoticeChoices } from './20261123T0410_notice_choices.ts';
import { createMessageDrafts } from './20261123T0500_message_drafts.ts';
import { createReplyTemplates } from './20261123T0510_reply_templates.ts';
import { createMessageFiles } from './20261123T0520_message_files.ts';
import { createIncomingMails } from './20261123T0530_incoming_mails.ts';
import { addAuditNames } from './20261123T0600_audit_names.ts';
import { addSurveyWork } from './20261123T0610_survey_work.ts';
import { addNewAddress } from './20261123T0700_new_address.ts';
import { createBackups } from './20261123T0800_backups.ts';
import { createContent } from './20261124T0200_content.ts';
import { createPlans } from './20261124T0210_plans.ts';
import { createPreviewLinks } from './20261124T0500_preview_links.ts';
import { createContentApprovals } from './20261124T0600_content_approvals.ts';
import { indexLargeLists } from './20261125T0100_large_lists.ts';
import { indexSearchWords } from './20261125T0110_search_words.ts';
import { addDraftOriginals } from './20261126T0100_draft_originals.ts';
import { addPlanEnds } from './20261126T0200_ended_plans.ts';
import { addPlanOfPreviewLinks } from './20261126T0300_preview_links_of_plans.ts';
import { indexRatingsOfOfferings } from './20261126T0400_ratings_of_offerings.ts';
import { addIncomingBytes } from './20261126T0500_incoming_bytes.ts';
import { createNetworkSalts } from './20261126T0510_network_salts.ts';
import { indexLimitedMails } from './20261126T0600_limits_of_mails.ts';
import { keepUsedLinks } from './20261126T2000_used_links.ts';
import { createSearchedTexts } from './20261127T0100_searched_texts.ts';
import { createErasures } from './20261127T0110_erasures.ts';
import { addCheckedMails } from './20261127T0200_checked_mails.ts';
import { addAuthority } from './20261127T0400_authority.ts';
import { createRepeatedRequests } from './20261127T0800_repeated_requests.ts';

export type Migration = {
  /** Time stamp and topic; never changed once applied anywhere. */
  name: string;
  /** Forward only: widen first, narrow in a later release. The database is untyped, its shape is that of its time. */
  up: (db: Kysely<unknown>) => Promise<void>;
};

/** All migrations in the order in which they are applied. */
export const migrations: readonly Migration[] = [
  { name: '20261121T0900_support_messages', up: createSupportMessages },
  { name: '20261121T0901_survey_responses', up: createSurveyResponses },
  { name: '20261121T0902_outbox', up: createOutbox },
  { name: '20261121T1000_operators', up: createOperators },
  { name: '20261121T1001_audit_log', up: createAuditLog },
  { name: '20261121T1002_publications', up: createPublications },
  { name: '20261121T1030_inbox', up: createInbox },
  { name: '20261121T1300_declarations', up: addDeclarations },
  { name: '20261122T0900_long_addresses', up: indexLongAddresses },
  { name: '20261122T1600_mail_turns', up: addMailTurns },
  { name: '20261122T1610_held_mails', up: holdMails },
  { name: '20261122T1620_devices', up: createDevices },
  { name: '20261122T1630_notice_limits', up: indexNotices },
  { name: '20261122T1631_bin', up: addBin },
  { name: '20261122T1632_spam_words', up: createSpamWords },
  { name: '20261122T1640_roles', up: addRoles },
  { name: '20261123T0300_live', up: addLive },
  { name: '20261123T0500_message_drafts', up: createMessageDrafts },
  { name: '20261123T0510_reply_templates', up: createReplyTemplates },
  { name: '20261123T0520_message_files', up: createMessageFiles },
  { name: '20261123T0530_incoming_mails', up: createIncomingMails },
  { name: '20261123T0700_new_address', up: addNewAddress },
  { name: '20261123T0600_audit_names', up: addAuditNames },
  { name: '20261123T0610_survey_work', up: addSurveyWork },
  { name: '20261123T0800_backups', up: createBackups },
  { name: '20261123T0400_references', up: addReferences },
  { name: '20261123T0410_notice_choices', up: createNoticeChoices },
  { name: '20261124T0200_content', up: createContent },
  { name: '20261124T0210_plans', up: createPlans },
  { name: '20261124T0500_preview_links', up: createPreviewLinks },
  { name: '20261124T0600_content_approvals', up: createContentApprovals },
  { name: '20261125T0100_large_lists', up: indexLargeLists },
  { name: '20261125T0110_search_words', up: indexSearchWords },
  { name: '20261126T0100_draft_originals', up: addDraftOriginals },
  { name: '20261126T0200_ended_plans', up: addPlanEnds },
  { name: '20261126T0300_preview_links_of_plans', up: addPlanOfPreviewLinks },
  { name: '20261126T0400_ratings_of_offerings', up: indexRatingsOfOfferings },
  { name: '20261126T0500_incoming_bytes', up: addIncomingBytes },
  { name: '20261126T0510_network_salts', up: createNetworkSalts },
  { name: '20261126T0600_limits_of_mails', up: indexLimitedMails },
  { name: '20261126T2000_used_links', up: keepUsedLinks },
  { name: '20261127T0100_searched_texts', up: createSearchedTexts },
  { name: '20261127T0110_erasures', up: createErasures },
  { name: '20261127T0200_checked_mails', up: addCheckedMails },
  { name: '20261127T0400_authority', up: addAuthority },
  { name: '20261127T0800_repeated_requests', up: createRepeatedRequests },
];
