import { leaveForLogin } from './auth/leave.ts'
import { session } from './auth/session.ts'

// Whoever is not signed in leaves at once: the application itself is neither read nor run.
if (session.read()) void import('./app/start.tsx')
else leaveForLogin({ remember: true })
