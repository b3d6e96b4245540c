import { noticeScreenMessages as words } from '@potager/domain/messages'
import { listNotices } from '@potager/domain/notice'
import { ViewSwitch } from '@potager/ui/navigation'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { addressCodec, or, page, useAddress, wordFor } from '../../platform/list/address.ts'
import { supports } from '../../platform/services.ts'

/** The tab of the moderation in the address, and the page of its notices. */
export const noticesAddress = addressCodec({
  tab: or(wordFor('onglet', { signalements: 'notices' }), 'reviews'),
  page,
})

/** Reviews to moderate, or notices of published ones, with how many are open; nothing before a backend without notices. */
export function ModerationTabs() {
  return supports(listNotices) ? <Tabs /> : null
}

function Tabs() {
  const [{ tab }, go] = useAddress(noticesAddress)
  const { data } = useApiQuery(listNotices, { page: 0 })
  const options = [
    { value: 'reviews', label: words.pending },
    { value: 'notices', label: words.notices(data?.total ?? null) },
  ] as const
  return (
    <div>
      <ViewSwitch
        label={words.tabs}
        value={tab}
        options={options}
        onChange={(chosen) => go({ tab: chosen, page: 0 })}
      />
    </div>
  )
}
