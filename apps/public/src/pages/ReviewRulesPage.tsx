import {
  refusalReasonLabels,
  reviewRulesMessages as rules,
  publicReviewMessages as text,
} from '@potager/domain/messages'
import { Prose } from '@potager/ui/site'

/** « Avis : règles de publication », which readers of reviews are entitled to. */
export function ReviewRulesPage() {
  return (
    <Prose title={text.rules} intro={rules.intro}>
      {rules.sections.map((section) => (
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
