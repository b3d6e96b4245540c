import { analyse } from 'scslre'

/**
 * Rejects regular expressions of super-linear time (docs/security.md): with a pattern that backtracks, or is retried
 * from each position of a long run, one request can block every visitor.
 */
export const slowPattern = {
  meta: { type: 'problem' },
  create: (context) => ({
    Literal(node) {
      if (!node.regex) return
      const { pattern, flags } = node.regex
      const [report] = analyse({ source: pattern, flags }, { maxReports: 1 }).reports
      if (report) context.report({ node, message: messageOf(report) })
    },
  }),
}

function messageOf({ type, exponential }) {
  const time = exponential ? 'exponential' : 'quadratic'
  const reason = type === 'Move' ? 'is tried from each place of a long run' : 'backtracks'
  return `This pattern ${reason}: ${time} time. Anchor it, or read the text by hand (trimEndOf of domain/format).`
}
