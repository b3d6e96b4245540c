import { type Disease, meansAll } from '@potager/domain/disease'
import { diseaseFieldLabels, formatMessages, diseaseScreenMessages as words } from '@potager/domain/messages'
import { useId } from 'react'
import { Button } from '../../../components/button/index.ts'
import chips from '../chips.module.css'
import css from './DiseaseCard.module.css'
import { UrgencyChip } from './UrgencyChip.tsx'

export type DiseaseCardProps = {
  disease: Disease
  onEdit: (disease: Disease) => void
  onDelete: (disease: Disease) => void
}

/** A disease: urgency, symptoms, species and breeds, advice. */
export function DiseaseCard({ disease, onEdit, onDelete }: DiseaseCardProps) {
  const heading = useId()
  return (
    <article className={css.card} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading} className={css.name}>
          {disease.name}
        </h2>
        <UrgencyChip urgency={disease.urgency} />
      </div>
      <p className={css.text}>{disease.description}</p>
      <ul className={chips.chips} aria-label={diseaseFieldLabels.symptoms}>
        {[...new Set(disease.symptoms)].map((symptom) => (
          <li key={symptom}>{symptom}</li>
        ))}
      </ul>
      <p className={css.soft}>{`${diseaseFieldLabels.affectedRaces}\u00a0: ${racesOf(disease)}`}</p>
      <div className={css.actions}>
        <Button
          size="small"
          color="error"
          aria-haspopup="dialog"
          aria-label={words.deleteOf(disease.name)}
          onClick={() => onDelete(disease)}
        >
          {words.delete}
        </Button>
        <Button
          size="small"
          variant="outlined"
          aria-haspopup="dialog"
          aria-label={words.editOf(disease.name)}
          onClick={() => onEdit(disease)}
        >
          {words.edit}
        </Button>
      </div>
    </article>
  )
}

/** Breeds as text; « toutes » means every breed, none that nobody said. */
function racesOf({ affectedRaces }: Disease): string {
  return affectedRaces.some(meansAll) ? words.allRaces : affectedRaces.join(', ') || formatMessages.unsaid
}
