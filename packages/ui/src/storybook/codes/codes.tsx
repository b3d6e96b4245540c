import { auditActions, auditedResources } from '@potager/domain/audit'
import { roles } from '@potager/domain/auth'
import { bookingStatuses } from '@potager/domain/booking'
import { backupFrequencies, logLevels } from '@potager/domain/chatbot-settings'
import { urgencies } from '@potager/domain/disease'
import { allergens, dishCategories } from '@potager/domain/dish'
import { eventTypes } from '@potager/domain/event-request'
import { messageFailures, messageKinds, messageStates } from '@potager/domain/message'
import {
  allergenLabels,
  auditActionLabels,
  auditResourceLabels,
  dishCategoryLabels,
  eventRequestStatusLabels,
  eventTypeLabels,
  managedEventRequestStatusLabels,
  messageKindLabels,
  messageStateLabels,
  messageScreenMessages as messages,
  noticeDecisionLabels,
  noticeMotiveLabels,
  refusalReasonLabels,
  reservationStatusLabels,
  reservationTypeLabels,
  reviewAgeLabels,
  reviewResourceLabels,
  reviewSortLabels,
  roleLabels,
  chatbotSettingsScreenMessages as settings,
  weekdayLabels,
} from '@potager/domain/messages'
import { noticeDecisions, noticeMotives } from '@potager/domain/notice'
import { orderStatuses } from '@potager/domain/order'
import { reservationTypes } from '@potager/domain/reservation'
import { restaurantFeatures } from '@potager/domain/restaurant'
import { refusalReasons, reviewAges, reviewResources, reviewSorts, reviewStatuses } from '@potager/domain/review'
import { weekdays } from '@potager/domain/time'
import { userStates } from '@potager/domain/user'
import type { ReactNode } from 'react'
import { UserStateChip } from '../../concepts/account/index.ts'
import { BookingStatusChip } from '../../concepts/booking/index.ts'
import { UrgencyChip } from '../../concepts/chatbot/disease/index.ts'
import { OrderStatusChip } from '../../concepts/order/index.ts'
import { ReviewStatusChip } from '../../concepts/review/index.ts'
import { Illustration, illustrationFor } from '../../foundations/illustration/index.ts'
import { FeatureBadges } from '../../site/index.ts'

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
    <BookingStatusChip status={code} labels={reservationStatusLabels} />
  )),
  shownBy('Statut d’un événement', 'state', bookingStatuses, (code) => (
    <BookingStatusChip status={code} labels={eventRequestStatusLabels} />
  )),
  shownBy('Statut d’un événement, en gestion', 'state', bookingStatuses, (code) => (
    <BookingStatusChip status={code} labels={managedEventRequestStatusLabels} />
  )),
  shownBy('Statut d’un avis', 'state', reviewStatuses, (code) => <ReviewStatusChip status={code} />),
  shownBy('État d’un compte', 'state', userStates, (code) => <UserStateChip state={code} />),
  shownBy('Urgence d’une maladie', 'state', urgencies, (code) => <UrgencyChip urgency={code} />),
  shownBy('Catégorie d’un plat', 'drawn', dishCategories, (code) => (
    <>
      <Illustration name={illustrationFor(code, code)} /> {dishCategoryLabels[code]}
    </>
  )),
  shownBy('Service d’un restaurant', 'word', restaurantFeatures, (code) => <FeatureBadges features={[code]} />),
  said('Allergène', allergens, allergenLabels),
  said('Type d’événement', eventTypes, eventTypeLabels),
  said('Type de réservation', reservationTypes, reservationTypeLabels),
  said('Motif de refus d’un avis', refusalReasons, refusalReasonLabels),
  said('Objet d’un avis', reviewResources, reviewResourceLabels),
  said('Motif d’un signalement', noticeMotives, noticeMotiveLabels),
  said('Décision sur un avis signalé', noticeDecisions, noticeDecisionLabels),
  said('Âge d’un avis', reviewAges, reviewAgeLabels),
  said('Ordre des avis', reviewSorts, reviewSortLabels),
  said('Message', messageKinds, messageKindLabels),
  said('État d’un message', messageStates, messageStateLabels),
  said('Échec d’un message', messageFailures, messages.failures),
  said('Rôle', roles, roleLabels),
  said('Jour', weekdays, weekdayLabels),
  said('Niveau de journal', logLevels, settings.logLevels),
  said('Sauvegarde', backupFrequencies, settings.backups),
  shownBy('Action tracée', 'word', auditActions, (code) => auditActionLabels[code]),
  shownBy('Objet tracé', 'word', auditedResources, (code) => auditResourceLabels[code]),
]
