export { sampleDatabase as anOperatorDb } from '../../server/sample/sampleDatabase.ts'
