import {
  refusalReasonLabels,
  reviewRulesMessages as rules,
  publicReviewMessages as text,
} from '@potager/domain/messages'
import { PageTitle } from '@potager/ui/site'
import css from './ReviewRulesPage.module.css'

/** « Avis : règles de publication », which readers of reviews are owed (FIELD-NOTES a.6). */
export function ReviewRulesPage() {
  return (
    <div className={css.page}>
      <PageTitle intro={rules.intro}>{text.rules}</PageTitle>
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
    </div>
  )
}
