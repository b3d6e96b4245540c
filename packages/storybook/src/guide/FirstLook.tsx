import { Framed, WHOLE_WIDTH } from './Framed.tsx'

const phone = { width: '360px', height: '640px' }

/** The product at a glance, on the first page: the orders of the back-office, two pages of the site on a phone. */
export function FirstLook() {
  return (
    <>
      <Framed
        id="ecrans-commandes--nominal"
        title="Les commandes, dans le back-office"
        styles={{ width: WHOLE_WIDTH, height: '460px' }}
        played={false}
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 24px', marginTop: 16 }}>
        <Framed id="ecrans-accueil--phone" title="L’accueil, sur un téléphone" styles={phone} played={false} />
        <Framed id="ecrans-carte--phone" title="La carte, sur un téléphone" styles={phone} played={false} />
      </div>
    </>
  )
}
