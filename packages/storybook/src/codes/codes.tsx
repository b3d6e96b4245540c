import { auditActions, auditedResources } from '@potager/domain/audit'
import { roles } from '@potager/domain/auth'
import { bookingStatuses } from '@potager/domain/booking'
import { backupFrequencies, logLevels } from '@potager/domain/chatbot-settings'
import { urgencies } from '@potager/domain/disease'
import { allergens, dishCategories } from '@potager/domain/dish'
import { eventTypes } from '@potager/domain/event-request'
import { messageFailures, messageKinds, messageStates } from '@potager/domain/message'
import * as words from '@potager/domain/messages'
import { noticeDecisions, noticeMotives } from '@potager/domain/notice'
import { orderStatuses } from '@potager/domain/order'
import { reservationTypes } from '@potager/domain/reservation'
import { restaurantFeatures } from '@potager/domain/restaurant'
import { refusalReasons, reviewAges, reviewResources, reviewSorts, reviewStatuses } from '@potager/domain/review'
import { weekdays } from '@potager/domain/time'
import { userStates } from '@potager/domain/user'
import { UserStateChip } from '@potager/ui/account'
import { BookingStatusChip } from '@potager/ui/booking'
import { UrgencyChip } from '@potager/ui/disease'
import { Illustration, illustrationFor } from '@potager/ui/illustration'
import { OrderStatusChip } from '@potager/ui/order'
import { ReviewStatusChip } from '@potager/ui/review'
import { FeatureBadges } from '@potager/ui/site'
import type { ReactNode } from 'react'

type Value = { code: string; shown: ReactNode }

/** How a list of codes is displayed: `state` as text, mark and tint, `drawn` with a drawing, `word` as text only. */
type Codes = { name: string; manner: 'state' | 'drawn' | 'word'; list: readonly string[]; values: readonly Value[] }

function shownBy<Code extends string>(
  name: string,
  manner: Codes['manner'],
  list: readonly Code[],
  show: (code: Code) => ReactNode,
): Codes {
  return { name, manner, list, values: list.map((code) => ({ code, shown: show(code) })) }
}

function said<Code extends string>(name: string, list: readonly Code[], labels: Readonly<Record<Code, string>>): Codes {
  return shownBy(name, 'word', list, (code) => labels[code])
}

/**
 * Every displayed list of codes of the domain, rendered by the product's own component. Its label, tone and drawing
 * records are exhaustive by type: a new value does not compile without a word for it.
 */
export const codes: readonly Codes[] = [
  shownBy('Statut d’une commande', 'state', orderStatuses, (code) => <OrderStatusChip status={code} />),
  shownBy('Statut d’une réservation', 'state', bookingStatuses, (code) => (
    <BookingStatusChip status={code} labels={words.reservationStatusLabels} />
  )),
  shownBy('Statut d’un événement', 'state', bookingStatuses, (code) => (
    <BookingStatusChip status={code} labels={words.eventRequestStatusLabels} />
  )),
  shownBy('Statut d’un événement, en gestion', 'state', bookingStatuses, (code) => (
    <BookingStatusChip status={code} labels={words.managedEventRequestStatusLabels} />
  )),
  shownBy('Statut d’un avis', 'state', reviewStatuses, (code) => <ReviewStatusChip status={code} />),
  shownBy('État d’un compte', 'state', userStates, (code) => <UserStateChip state={code} />),
  shownBy('Urgence d’une maladie', 'state', urgencies, (code) => <UrgencyChip urgency={code} />),
  shownBy('Catégorie d’un plat', 'drawn', dishCategories, (code) => (
    <>
      <Illustration name={illustrationFor(code, code)} /> {words.dishCategoryLabels[code]}
    </>
  )),
  shownBy('Service d’un restaurant', 'word', restaurantFeatures, (code) => <FeatureBadges features={[code]} />),
  said('Allergène', allergens, words.allergenLabels),
  said('Type d’événement', eventTypes, words.eventTypeLabels),
  said('Type de réservation', reservationTypes, words.reservationTypeLabels),
  said('Motif de refus d’un avis', refusalReasons, words.refusalReasonLabels),
  said('Objet d’un avis', reviewResources, words.reviewResourceLabels),
  said('Motif d’un signalement', noticeMotives, words.noticeMotiveLabels),
  said('Décision sur un avis signalé', noticeDecisions, words.noticeDecisionLabels),
  said('Âge d’un avis', reviewAges, words.reviewAgeLabels),
  said('Ordre des avis', reviewSorts, words.reviewSortLabels),
  said('Message', messageKinds, words.messageKindLabels),
  said('État d’un message', messageStates, words.messageStateLabels),
  said('Échec d’un message', messageFailures, words.messageScreenMessages.failures),
  said('Rôle', roles, words.roleLabels),
  said('Jour', weekdays, words.weekdayLabels),
  said('Niveau de journal', logLevels, words.chatbotSettingsScreenMessages.logLevels),
  said('Sauvegarde', backupFrequencies, words.chatbotSettingsScreenMessages.backups),
  shownBy('Action tracée', 'word', auditActions, (code) => words.auditActionLabels[code]),
  shownBy('Objet tracé', 'word', auditedResources, (code) => words.auditResourceLabels[code]),
]
