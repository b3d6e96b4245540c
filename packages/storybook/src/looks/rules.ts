import axe from 'axe-core'

/** What Storybook's test addon knows about the story on screen. */
export interface Shown {
  id: string
  parameters: Record<string, unknown>
}

declare module 'vitest' {
  interface TestContext {
    story?: Shown
  }
}

/** Rules that a story disables, with its reason, in the addon's `parameters.a11y.config.rules`. */
function leftOut({ parameters }: Shown): Set<string> {
  const { config } = (parameters.a11y ?? {}) as { config?: { rules?: { id: string; enabled?: boolean }[] } }
  return new Set((config?.rules ?? []).filter(({ enabled }) => enabled === false).map(({ id }) => id))
}

/** Whether a story disables this rule. */
export const leavesOut = (story: Shown, rule: string): boolean => leftOut(story).has(rule)

/**
 * Throws, with the elements, when the page, or what of it is given, violates one of these axe rules; `look` names the
 * look in the message.
 */
export async function holdRules(
  look: string,
  story: Shown,
  { rules, on = [document.body] }: { rules: readonly string[]; on?: readonly Element[] },
): Promise<void> {
  const without = leftOut(story)
  const values = rules.filter((rule) => !without.has(rule))
  if (on.length === 0 || values.length === 0) return
  const { violations } = await axe.run(
    { include: [...on] as Node[] },
    {
      runOnly: { type: 'rule', values },
      resultTypes: ['violations'],
    },
  )
  if (violations.length === 0) return
  const said = violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`)
    return `${id}, ${help}\n${places.join('\n')}`
  })
  throw new Error(`${look} : ${said.join('\n\n')}`)
}
