import type { Publisher } from '@potager/domain/config'
import { aboutMessages, accessibilityMessages as text } from '@potager/domain/messages'
import { Prose } from '@potager/ui/site'
import { ContactLine, Items } from './parts.tsx'

/**
 * Accessibility statement: what was done and checked, and how to report a problem. It claims no audit that was not
 * made.
 */
export function Accessibility({ publisher }: { publisher: Publisher }) {
  return (
    <Prose title={aboutMessages.accessibility} intro={text.intro}>
      <h2>{text.state}</h2>
      <p>{text.stateText}</p>
      <h2>{text.checked}</h2>
      <Items of={text.checkedItems} />
      <h2>{text.limits}</h2>
      <Items of={text.limitItems} />
      <h2>{text.tell}</h2>
      <p>{text.tellText}</p>
      <ContactLine publisher={publisher} />
      <p>{text.noAnswer}</p>
    </Prose>
  )
}
