export { type ConformanceReport, cellOf, differences, jsonOf, junitOf, reportText, tableOf } from './report.ts'
export { type Conformance, runConformance } from './run.ts'
export { beyond } from './shape.ts'
