import { failureOf } from '@potager/admin-kit/data'
import { signsThatLead } from '@potager/domain/diagnosis'
import { listDiseases } from '@potager/domain/disease'
import { commonMessages, signScreenMessages as words } from '@potager/domain/messages'
import { createSign, deleteSign, listSigns, SIGN_PAGE_SIZE, type Sign, updateSign } from '@potager/domain/sign'
import { foldWords } from '@potager/domain/text'
import { ConfirmDialog, EmptyState } from '@potager/ui/feedback'
import { ScreenHeading } from '@potager/ui/screen'
import { SignsScreen } from '@potager/ui/sign'
import { toast } from '@potager/ui/toast'
import { Suspense, useState } from 'react'
import { useApiMutation, useWholeList } from '../../platform/data/useApi.ts'
import { lazyDialog } from '../../platform/lazy/lazyDialog.tsx'
import {
  addressCodec,
  or,
  page as pageOf,
  text as textOf,
  useAddress,
  useLastPage,
} from '../../platform/list/address.ts'
import { supports } from '../../platform/services.ts'

// The form and its rules are larger than the page: loaded on first opening.
const OpenSign = lazyDialog(() => import('./OpenSign.tsx').then((module) => module.OpenSign))

const address = addressCodec({ text: or(textOf('texte'), ''), page: pageOf })

/** Whether a sign or one of its words contains a text, ignoring case and accents. */
function matches({ name, words: told }: Sign, text: string): boolean {
  return [name, ...told].some((entry) => foldWords(entry).includes(foldWords(text)))
}

/** Every symptom of the knowledge base; empty until all are loaded. */
function useSymptoms(): string[] {
  const { data } = useWholeList(listDiseases, { enabled: true })
  return data?.complete ? [...new Set(data.rows.flatMap(({ symptoms }) => symptoms))] : []
}

/** « Mots des propriétaires »: filter and page are in the URL. A backend without our extension stores none. */
export function SignsPage() {
  if (supports(listSigns)) return <Signs />
  return (
    <>
      <ScreenHeading title={words.title} />
      <EmptyState title={words.unavailable} hint={words.unavailableHint} />
    </>
  )
}

function useShownSigns() {
  const [{ text, page }, go] = useAddress(address)
  const query = useWholeList(listSigns, { enabled: true })
  const matching = query.data?.rows.filter((sign) => matches(sign, text))
  const totalPages = Math.ceil((matching?.length ?? 0) / SIGN_PAGE_SIZE)
  const leading = useLastPage(page, query.data ? totalPages : null, (last) => go({ page: last }, { replace: true }))
  const shown = leading ? undefined : matching?.slice(page * SIGN_PAGE_SIZE, (page + 1) * SIGN_PAGE_SIZE)
  return {
    text,
    page,
    go,
    shown: shown ?? null,
    matching: matching?.length ?? 0,
    totalPages,
    total: query.data?.total ?? 0,
    query,
  }
}

function Signs() {
  const { text, page, go, shown, matching, totalPages, total, query } = useShownSigns()
  const { error, isRefetching, refetch } = query
  const symptoms = useSymptoms()
  const leading = signsThatLead(shown ?? [], symptoms, false)
  const [opened, setOpened] = useState(false)
  const [editing, setEditing] = useState<Sign | 'new' | null>(null)
  const [deleting, setDeleting] = useState<Sign | null>(null)
  const open = (sign: Sign | 'new') => {
    setOpened(true)
    setEditing(sign)
  }
  const deletion = useApiMutation(deleteSign, {
    onSuccess: () => toast.success(words.deleted),
    onError: ({ body }) => toast.error(commonMessages.because(words.deleteFailure, body.message)),
  })

  return (
    <>
      <SignsScreen
        signs={shown}
        total={total}
        matching={matching}
        totalPages={totalPages}
        page={page}
        text={text}
        isUsed={(sign) => symptoms.length === 0 || leading.has(sign)}
        failure={failureOf(error)}
        refreshing={isRefetching}
        onText={(next) => go({ text: next, page: 0 }, { replace: true })}
        onPage={(next) => go({ page: next })}
        onRefresh={() => void refetch()}
        onAdd={supports(createSign) ? () => open('new') : undefined}
        onEdit={supports(updateSign) ? open : undefined}
        onDelete={supports(deleteSign) ? setDeleting : undefined}
      />
      {opened && (
        <Suspense>
          <OpenSign
            open={editing !== null}
            sign={editing === 'new' ? null : editing}
            symptoms={symptoms}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={deleting !== null}
        title={deleting ? words.deleteQuestion(deleting.name) : ''}
        message={words.deleteWarning(deleting?.words ?? [])}
        confirmLabel={words.delete}
        cancelLabel={words.keep}
        onConfirm={() => {
          if (deleting) deletion.mutate(deleting.id)
          setDeleting(null)
        }}
        onCancel={() => setDeleting(null)}
      />
    </>
  )
}
