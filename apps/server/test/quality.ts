import { defaultChatbotSettings } from '@potager/domain/chatbot-settings'
import { diagnose } from '@potager/domain/diagnosis'
import { ALL_RACES, type Disease } from '@potager/domain/disease'

/** Every combination of `count` entries of a list. */
function choices<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return list.flatMap((first, at) => choices(list.slice(at + 1), count - 1).map((rest) => [first, ...rest]))
}

/** Shares in percent, with one decimal. */
export type Quality = { cases: number; first: number; inThree: number; urgent: number }

/**
 * Quality of the engine with every combination of `count` symptoms of each disease: how often it comes first, among
 * three, and how often a high-urgency result is shown.
 */
export function qualityOf(told: readonly Disease[], base: readonly Disease[], count: number): Quality {
  const settings = defaultChatbotSettings.diagnosis
  const answers = told.flatMap((disease) => {
    const [first = ''] = disease.affectedRaces
    const races = first === ALL_RACES ? ['chien', 'chat'] : [first]
    return choices(disease.symptoms, count).flatMap((symptoms) =>
      races.map((race) => {
        const results = diagnose({ symptoms, race }, { diseases: base, signs: [] }, settings)
        return {
          place: results.findIndex(({ diseaseId }) => diseaseId === disease.id),
          urgent: results.some(({ urgency }) => urgency === 'HIGH'),
        }
      }),
    )
  })
  const share = (hits: readonly unknown[]) => Math.round((hits.length / answers.length) * 1000) / 10
  return {
    cases: answers.length,
    first: share(answers.filter(({ place }) => place === 0)),
    inThree: share(answers.filter(({ place }) => place >= 0)),
    urgent: share(answers.filter(({ urgent }) => urgent)),
  }
}
