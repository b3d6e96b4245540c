import axe, { type RunOptions } from 'axe-core'

/** Throws, with the elements, when the page breaks a rule of axe; `look` says in the message how it was seen. */
export async function holdRules(
  look: string,
  { runOnly, rules }: Pick<RunOptions, 'runOnly' | 'rules'>,
): Promise<void> {
  const { violations } = await axe.run(document.body, { runOnly, rules: rules ?? {}, resultTypes: ['violations'] })
  if (violations.length === 0) return
  const said = violations.map(
    ({ id, help, nodes }) =>
      `${id}, ${help}\n${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`).join('\n')}`,
  )
  throw new Error(`${look} : ${said.join('\n\n')}`)
}
