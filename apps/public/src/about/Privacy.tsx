import type { KeptTimes, Publisher } from '@potager/domain/config'
import { aboutMessages, privacyMessages as text } from '@potager/domain/messages'
import { Prose, StatedFacts } from '@potager/ui/site'
import { mailHref } from './contact.ts'
import { ContactLine, Items } from './parts.tsx'

/** Privacy notice (RGPD, art. 13): describes what the code does, so update it with the code. */
export function Privacy({ publisher, kept }: { publisher: Publisher; kept: KeptTimes }) {
  return (
    <Prose title={aboutMessages.privacy} intro={text.intro}>
      <h2>{text.reading}</h2>
      <Items of={text.readingItems} />
      <h2>{text.browser}</h2>
      <p>{text.browserText}</p>
      <h2>{text.kept}</h2>
      <ul>
        {text.keptItems.map((item) => (
          <li key={item.what}>
            <strong>{item.what}</strong>
            {text.explained}
            {item.text}
          </li>
        ))}
      </ul>
      <h2>{text.time}</h2>
      <Items of={text.timeItems(kept)} />
      <h2>{text.access}</h2>
      <p>{text.accessText}</p>
      <h2>{text.rights}</h2>
      <p>{text.rightsText}</p>
      <ContactLine publisher={publisher} />
      <StatedFacts
        unstated={aboutMessages.unstated}
        facts={[
          { term: text.facts.controller, value: publisher.name },
          { term: text.facts.address, value: publisher.address },
          { term: text.facts.email, value: publisher.email, ...mailHref(publisher.email) },
        ]}
      />
    </Prose>
  )
}
