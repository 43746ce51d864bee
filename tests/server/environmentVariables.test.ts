import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CannotStart } from '../../server/start/startFailureReason.ts'
import { readEnv } from '../../server/start/readEnv.ts'
import { settingNames } from '../../server/start/environmentVariables.ts'

const example = readFileSync('.env.example', 'utf8')
const shown = [...example.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const)

function refusalOf(settings: Record<string, string>): string {
  try {
    readEnv(settings)
  } catch (error) {
    if (error instanceof CannotStart) return error.message
    throw error
  }
  return ''
}

describe('the settings', () => {
  it('report all wrong ones together, by name and expected form, never with their value', () => {
    const wrong = {
      PORT: 'http',
      DATABASE_URL: 'mysql://secret-user:secret-word@host/name',
      MASTER_KEY: 'secret-key',
      SMTP_URL: 'secret-mail',
      TRUSTED_PROXIES: '10.0.0.0/99',
      API_ORIGINS: 'https://api.example.com/v1',
      LOG_LEVEL: 'loud',
      DRAIN_SECONDS: '61',
    }
    const lines = refusalOf(wrong).split('\n')
    const names = lines.map((line) => /^The setting (\w+) is not valid: give .+\.$/.exec(line)?.[1])
    expect(new Set(names)).toEqual(new Set(Object.keys(wrong)))
    expect(names).toHaveLength(8)
    expect(lines.join()).not.toContain('secret')
  })

  it.each(settingNames.filter((name) => !/^NODE_ENV$|_FILE$|_HOST$|_DIR$|^MAIL_FROM$/.test(name)))(
    'refuse an invalid %s in one line',
    (name) => expect(refusalOf({ [name]: ' no sense ' })).toMatch(`The setting ${name} is not valid: give `),
  )

  it('are all in the example, each once and with a valid value', () => {
    expect(shown.map(([name]) => name).toSorted()).toEqual(settingNames)
    expect(refusalOf(Object.fromEntries(shown))).toBe('')
  })

  it('have the defaults that the example says', () => {
    const defaults = readEnv({})
    const numbers = Object.fromEntries(
      shown.filter(
        ([name, value]) =>
          /^\d+$/.test(value) && !['METRICS_PORT', 'OPERATOR_PORT', 'REMIND_AFTER_HOURS'].includes(name),
      ),
    )
    const { limits, atOnce, customerLookups, port, drainSeconds } = readEnv(numbers)
    expect(Object.keys(numbers)).toHaveLength(7)
    expect({ limits, atOnce, customerLookups, port, drainSeconds }).toEqual({
      limits: defaults.limits,
      atOnce: defaults.atOnce,
      customerLookups: defaults.customerLookups,
      port: defaults.port,
      drainSeconds: defaults.drainSeconds,
    })
  })
})
