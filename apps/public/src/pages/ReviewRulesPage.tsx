import {
  noticeRules,
  refusalReasonLabels,
  reviewRulesMessages as rules,
  publicReviewMessages as text,
} from '@potager/domain/messages'
import { Prose } from '@potager/ui/site'
import type { PageProps } from '../page.ts'

/** « Avis : règles de publication », which readers of reviews are entitled to. */
export function ReviewRulesPage({ state: { notices } }: PageProps<'reviewRules'>) {
  const sections = rules.sections.map((section) => (notices && 'doubt' in section ? noticeRules : section))
  return (
    <Prose title={text.rules} intro={rules.intro}>
      {sections.map((section) => (
        <section key={section.heading}>
          <h2>{section.heading}</h2>
          {section.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {'reasons' in section ? (
            <ul>
              {Object.values(refusalReasonLabels).map((label) => (
                <li key={label}>{label}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
    </Prose>
  )
}
