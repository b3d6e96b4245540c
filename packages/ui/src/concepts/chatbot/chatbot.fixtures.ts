import type { ChatSession } from '@potager/domain/chat-session'
import type { DiagnosisResult } from '@potager/domain/diagnosis'
import type { Report } from '@potager/domain/report'
import type { Sign } from '@potager/domain/sign'

/** The stories' current time: 21 November 2026, 12:00 in Paris. */
export const CHATBOT_NOW = Date.UTC(2026, 10, 21, 11)
const HOUR = 3_600_000
const DAY = 24 * HOUR
const hoursAgo = (hours: number) => CHATBOT_NOW - hours * HOUR

const gastro: DiagnosisResult = {
  diseaseId: '0197a000-0000-4000-8000-000000000001',
  name: 'Gastro-entérite aiguë',
  description: 'Inflammation de l’estomac et de l’intestin, souvent après un écart alimentaire.',
  advice: 'Laissez de l’eau à volonté et consultez un vétérinaire si cela dure plus d’un jour.',
  urgency: 'MEDIUM',
  probability: 72.5,
  matched: ['vomissements', 'diarrhée'],
  partly: [],
  missing: ['perte d’appétit'],
  raceBonus: true,
}

/** A session; override what the test needs. */
export function chatSession(number: number, change: Partial<ChatSession> = {}): ChatSession {
  return {
    id: `0197b000-0000-4000-8000-0000${String(number).padStart(8, '0')}`,
    race: 'Labrador',
    symptoms: ['vomissements', 'diarrhée'],
    createdAt: hoursAgo(0.5),
    hasReports: false,
    reports: [],
    results: [gastro],
    uncovered: [],
    ...change,
  }
}

export const reported = chatSession(7, {
  symptoms: ['vomissements', 'diarrhée', 'bave verte'],
  uncovered: ['bave verte'],
  hasReports: true,
  results: [
    gastro,
    { ...gastro, name: 'Torsion de l’estomac', urgency: 'HIGH', probability: 31, raceBonus: false, missing: [] },
    { ...gastro, name: 'Coryza', urgency: 'LOW', probability: null, matched: [], missing: [], raceBonus: false },
  ],
  reports: [
    {
      id: '0197c000-0000-4000-8000-000000000001',
      sessionId: '0197b000-0000-4000-8000-000000000007',
      feedback: 'Le vétérinaire a trouvé une pancréatite.',
      actualDiagnosis: 'Pancréatite',
      createdAt: hoursAgo(20),
      resolved: true,
      resolution: 'Maladie ajoutée à la base',
    },
    {
      id: '0197c000-0000-4000-8000-000000000002',
      sessionId: '0197b000-0000-4000-8000-000000000007',
      feedback: 'Toujours pas cela.',
      createdAt: hoursAgo(2),
      resolved: false,
    },
  ],
})

export const sessions: readonly ChatSession[] = [
  chatSession(1),
  chatSession(2, {
    race: 'Siamois',
    createdAt: hoursAgo(5),
    symptoms: ['toux', 'fièvre', 'éternuements', 'fatigue', 'soif'],
  }),
  chatSession(3, { createdAt: hoursAgo(30), hasReports: true, race: 'Lapin nain' }),
  chatSession(4, { createdAt: hoursAgo(72), race: '' }),
  chatSession(5, { createdAt: hoursAgo(24 * 8) }),
]

/** A report; override what the test needs. */
export function report(number: number, change: Partial<Report> = {}): Report {
  return {
    id: `0197c000-0000-4000-8000-0000${String(number).padStart(8, '0')}`,
    sessionId: '0197b000-0000-4000-8000-000000000007',
    feedback: 'Le vétérinaire a trouvé une pancréatite.',
    actualDiagnosis: 'Pancréatite',
    suggestedDiagnosis: 'Gastro-entérite aiguë',
    createdAt: CHATBOT_NOW - 2 * HOUR,
    resolved: false,
    ...change,
  }
}

export const pendingReports: readonly Report[] = [
  report(1, { createdAt: CHATBOT_NOW - 8 * DAY }),
  report(2, { createdAt: CHATBOT_NOW - 4 * DAY }),
  report(3),
  report(4, { createdAt: CHATBOT_NOW - 7 * DAY }),
]

export const resolvedReports: readonly Report[] = [
  report(5, { resolved: true, resolution: 'Maladie ajoutée à la base', createdAt: CHATBOT_NOW - 30 * HOUR }),
]

/** Signs with owners' words; the last is in no disease. */
export const signs: readonly Sign[] = [
  {
    id: 's-1',
    name: 'difficulté à respirer',
    words: ['respire mal', 'n’arrive plus à respirer', 'étouffe'],
    version: 1,
  },
  { id: 's-2', name: 'perte d’appétit', words: ['ne mange plus', 'boude sa gamelle'], version: 3 },
  { id: 's-3', name: 'hoquet', words: ['hoquette'], version: 1 },
]
