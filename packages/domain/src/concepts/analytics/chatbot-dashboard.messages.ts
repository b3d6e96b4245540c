import { formatCount, formatPlural } from '../../base/format/counts.ts'
import { formatDate } from '../../base/format/dates.ts'
import { formatPercent } from '../../base/format/rounded.ts'
import { pageTitles } from '../../base/messages/titles.ts'
import { isolated } from '../../base/text/text.ts'
import type { CallHealth } from './call-health.ts'
import type { Trend } from './suggestions.ts'

const service: Record<CallHealth['service'], string> = {
  unknown: 'Inconnu',
  ok: 'Opérationnel',
  slow: 'Ralenti',
  failed: 'En échec',
}
const connection: Record<CallHealth['connection'], string> = {
  unknown: 'Inconnu',
  connected: 'Connecté',
  lost: 'Non connecté',
}
const periods: Record<number, string> = {
  1: 'Aujourd’hui',
  7: '7\u00a0jours',
  30: '30\u00a0jours',
  90: '90\u00a0jours',
  365: '1\u00a0an',
}
const direction: Record<Trend['direction'], string> = { up: 'En hausse', down: 'En baisse', same: 'Stable' }
const sign: Record<Trend['direction'], string> = { up: '+', down: '−', same: '' }

/** Dashboard of the chatbot; texts beyond the specification are ours. */
export const chatbotDashboardMessages = {
  title: pageTitles.chatbotDashboard,
  periods: 'Période',
  period: (days: number) => periods[days] ?? formatPlural(days, 'jour'),
  figures: 'Chiffres de la période',
  totalDiagnostics: 'Diagnostics',
  accuracy: 'Taux de précision',
  reports: 'Signalements à traiter',
  reportsHint: 'toutes périodes',
  race: 'Race la plus consultée',
  raceHint: (count: number, of: number) => `${formatCount(count)} sur ${formatPlural(of, 'session')}`,
  trend: ({ amount, direction: way, unit }: Trend) =>
    `${sign[way]}${unit === 'percent' ? formatPercent(amount) : `${amount.toLocaleString('fr-FR')} pt`}`,
  trendName: (trend: Trend) => direction[trend.direction],
  trendSince: 'par rapport à la même durée juste avant',
  dataSince: (since: string) =>
    `Les données commencent le ${formatDate(since)}\u00a0: rien n’est compté avant ce jour, et aucune évolution n’est donnée.`,
  noTrend: (since: string) =>
    `Pas d’évolution\u00a0: les données commencent le ${formatDate(since)}, après le début de la période précédente.`,
  onTarget: (target: number) => `sessions sans signalement, objectif ${target}\u00a0% atteint`,
  underTarget: (target: number) => `sessions sans signalement, sous l’objectif de ${target}\u00a0%`,
  noTargetYet: (least: number, count: number) => `sessions sans signalement, sans verdict sous ${least} (${count} ici)`,
  topSymptoms: 'Top 5 des symptômes',
  topRaces: 'Top 5 des races',
  sinceStart: 'depuis le début',
  sample: (count: number) => `sur ${formatPlural(count, 'session')}`,
  noTerms: 'Données insuffisantes',
  unread: 'La lecture a échoué.',
  times: (count: number) => `${count}×`,
  recent: 'Signalements récents non résolus',
  noRecent: 'Aucun signalement récent !',
  allReports: 'Tous les signalements',
  suggested: (diagnosis: string) => `Diagnostic suggéré\u00a0: ${diagnosis}`,
  actions: 'Actions rapides',
  action: {
    addDisease: 'Ajouter une maladie',
    sessions: 'Voir les sessions',
    reports: 'Traiter les signalements',
    analytics: 'Ouvrir les analytics',
    settings: 'Régler le chatbot',
  },
  status: 'État du système',
  statusService: 'Chatbot',
  statusConnection: 'Serveur',
  statusLast: 'Dernier appel',
  service: (state: CallHealth['service']) => service[state],
  connection: (state: CallHealth['connection']) => connection[state],
  noCall: 'Aucun appel pour le moment',
  milliseconds: (ms: number) => `${Math.round(ms).toLocaleString('fr-FR')} ms`,
  summary: 'Résumé des performances',
  excellent: 'Performance excellente',
  good: 'Objectif de précision atteint',
  improvable: 'Précision à améliorer',
  insufficient: 'Données insuffisantes',
  noVerdict: (least: number, count: number) => `Pas de verdict sous ${formatPlural(least, 'session')} (${count} ici)`,
  topDiagnosis: 'Diagnostic le plus fréquent',
  topDiagnosisOf: (name: string, percentage: number, of: number) =>
    `${isolated(name)} (${formatPercent(percentage)} sur ${of.toLocaleString('fr-FR')})`,
  withoutResult: 'Sessions sans résultat',
  averageTime: 'Temps moyen de diagnostic',
  overall: (since: string | null) =>
    since === null ? 'Précision depuis le début' : `Précision depuis le ${formatDate(since)}`,
} as const
