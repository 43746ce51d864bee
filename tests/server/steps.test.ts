import { describe, expect, it } from 'vitest'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { isStep, optionalSteps, stepOrder } from '../../src/api/contract/lead/stepOrder.ts'
import { aLead, anAddress, anAnsweredLead, answers, aPlanId, finish, save } from '../support/anOrder.ts'
import { bothDatabases, serverOn } from '../support/databases.ts'

for (const kind of bothDatabases)
  describe.skipIf(kind.missing !== null)(`on ${kind.database}`, () => {
    const server = serverOn(kind)

    describe('a lead', () => {
      it('starts with coverage, its network and its first version', async () => {
        const heard = await server()
          .visitor()
          .call('createLead', { body: { address: anAddress, idPlan: aPlanId } })
        expect(heard.body).toMatchObject({
          success: true,
          idLead: expect.any(String),
          idLeadNoCoverage: null,
          cepCoverage: { infra: { infraco: 'rede-propria' } },
          version: 1,
        })
        expect(heard.headers.get('etag')).toBe('"1"')
      })

      it('waits for coverage if its address has none', async () => {
        const heard = await server()
          .visitor()
          .call('createLead', { body: { address: { cep: '14010200', number: '35' } } })
        expect(heard.body).toMatchObject({
          idLead: null,
          idLeadNoCoverage: expect.any(String),
          cepCoverage: { infra: null },
        })
      })

      it('needs a plan that is available at its address', async () => {
        const heard = await server()
          .visitor()
          .call('createLead', { body: { address: { cep: '14050100', number: '10' }, idPlan: 'plan-d2000b' } })
        expect(heard).toMatchObject({ status: 409, body: { code: 'plan.unavailable' } })
      })

      it('is shown masked, with its saved and due steps', async () => {
        const visitor = server().visitor()
        const id = await anAnsweredLead(visitor)
        const { body } = await visitor.call('readLead', { params: { idLead: id } })
        expect(body).toMatchObject({
          id,
          status: 'open',
          sku: 'd600b',
          due: null,
          saved: stepOrder,
          name: 'Ana S.',
          email: 'a•••@provedor.com.br',
          phone: '(16) •••••-4567',
          document: '•••.000.001-••',
          due_date: 10,
          direct_debit: false,
        })
        expect(body['address']).toMatchObject({ cep: '14010100', number: '35', is_block_allotment: false })
        expect(JSON.stringify(body)).not.toMatch(/Maria|\b1990\b|10000000108|Souza/)
      })

      it('keeps its answers after a move, and asks for the visit again', async () => {
        const visitor = server().visitor()
        const id = await anAnsweredLead(visitor)
        await visitor.call('confirmLead', { params: { idLead: id }, body: {} })
        const moved = await visitor.call('createLead', {
          body: { idLead: id, address: { cep: '22041080', number: '502' }, idPlan: aPlanId },
        })
        expect(moved.body).toMatchObject({ idLead: id, version: stepOrder.length + 2 })
        const { body } = await visitor.call('readLead', { params: { idLead: id } })
        expect(body).toMatchObject({ due: 'scheduleDate', schedules: null, status: 'open', name: 'Ana S.' })
      })

      it.each([
        [
          'number',
          'quero falar com uma pessoa',
          'Isso não parece um número. Escreva o da casa ou do prédio, como em 35, ou s/n se não tiver.',
        ],
        [
          'complement',
          'tem fidelidade?',
          'Isso não parece um complemento. Escreva como em Apartamento 301, ou sem complemento se não tiver.',
        ],
      ])('is refused if its %s is no address', async (field, said, words) => {
        const heard = await server()
          .visitor()
          .call('createLead', { body: { address: { ...anAddress, [field]: said }, idPlan: aPlanId } })
        expect(heard).toMatchObject({ status: 422, body: { fields: { [`address.${field}`]: words } } })
      })

      it('is not found if moved without its token', async () => {
        const id = await aLead(server().visitor())
        expect(
          await server()
            .visitor()
            .call('createLead', { body: { idLead: id, address: anAddress } }),
        ).toMatchObject({
          status: 404,
          body: { code: 'lead.unknown' },
        })
      })
    })

    describe('a step', () => {
      it('is refused out of turn with the due one, for every step', async () => {
        const visitor = server().visitor()
        const { body } = await visitor.call('createLead', { body: { address: anAddress } })
        const id = String(body['id'])
        for (const [step, answer] of Object.entries(answers)) {
          if (!isStep(step) || step === 'plan' || optionalSteps.includes(step)) continue
          expect(await save(visitor, id, step, answer)).toMatchObject({
            status: 409,
            body: { code: 'step.due', due: 'plan' },
          })
        }
      })

      it('raises the version when saved again', async () => {
        const visitor = server().visitor()
        const id = await aLead(visitor)
        expect((await save(visitor, id, 'name', answers.name)).body).toEqual({ success: true, version: 2 })
        const again = await save(visitor, id, 'name', { name: 'Ana Maria Souza' })
        expect(again.body).toEqual({ success: true, version: 3 })
        expect(again.headers.get('etag')).toBe('"3"')
      })

      it('is refused over a newer version, with that version and without any change', async () => {
        const visitor = server().visitor()
        const id = await aLead(visitor)
        await save(visitor, id, 'name', answers.name, { headers: { 'If-Match': '"1"' } })
        const stale = await save(visitor, id, 'name', { name: 'Bia Lima' }, { headers: { 'If-Match': '"1"' } })
        expect(stale).toMatchObject({ status: 412, body: { code: 'version.stale', version: 2 } })
        expect((await visitor.call('readLead', { params: { idLead: id } })).body['name']).toBe('Ana S.')
      })

      it.each([
        ['name', { name: 'Ana' }, 'name', 'Escreva nome e sobrenome, como em Ana Souza.'],
        [
          'name',
          { name: 'falar com atendente' },
          'name',
          'Isso não parece um nome. Escreva nome e sobrenome, como em Ana Souza.',
        ],
        [
          'motherName',
          { mothers_name: 'prefiro não informar' },
          'mothers_name',
          'Isso não parece um nome. O da sua mãe está no seu documento: escreva como em Maria Souza.',
        ],
        ['phone', { phone: '1612' }, 'phone', 'Esse número não é válido. Verifique a digitação.'],
        ['email', { email: 'ana', accept_promotions: true }, 'email', 'Falta o @ no e-mail, depois do nome.'],
        ['birthDate', { birth_date: '31/02/1990' }, 'birth_date', refusals['date.invalid']],
        [
          'documentNumber',
          { cpf: '12345678901' },
          'cpf',
          'Esse CPF não existe. Confira os números, como em 529.982.247-25.',
        ],
        [
          'documentNumber',
          { cnpj: '00000000000000' },
          'cnpj',
          'Esse CNPJ não existe. Confira os números e letras, como em 12.ABC.345/01DE-35.',
        ],
        ['dueDate', { due_date: 3 }, 'due_date', 'Escolha um dos dias da lista.'],
        ['bankInfo', { direct_debit: 'yes' }, 'direct_debit', 'Responda sim ou não.'],
        ['scheduleDate', { schedules: [] }, 'schedules', 'Escolha pelo menos uma data e um período.'],
        ['name', { name: 'Ana Souza', price: 1 }, 'price', 'Este campo não é esperado.'],
        ['name', {}, 'name', 'Falta preencher este campo.'],
      ] as const)(
        '%s is refused by its name with a wrong value, in the visitor’s words',
        async (step, body, field, text) => {
          const visitor = server().visitor()
          const heard = await save(visitor, await aLead(visitor), step, body)
          expect(heard).toMatchObject({ status: 422, body: { code: 'invalid', fields: { [field]: text } } })
        },
      )

      it.each([
        ['21/11/2008', 'Para contratar é preciso ter 18 anos ou mais. Um responsável pode fazer o pedido.'],
        ['21/11/2026', 'Essa data ainda não chegou. Escreva o dia em que você nasceu, como em 15/03/1990.'],
        ['01/01/1890', 'Confira o ano. Exemplo: 15/03/1990.'],
      ])('birthDate is refused for %s', async (birth_date, text) => {
        const visitor = server().visitor()
        const id = await anAnsweredLead(visitor)
        expect(await save(visitor, id, 'birthDate', { birth_date })).toMatchObject({
          status: 422,
          body: { fields: { birth_date: text } },
        })
      })

      it('accepts a visitor who turns eighteen today in São Paulo', async () => {
        const visitor = server().visitor()
        const id = await anAnsweredLead(visitor)
        expect(await save(visitor, id, 'birthDate', { birth_date: '20/11/2008' })).toMatchObject({ status: 200 })
      })

      it('with direct debit needs a known bank', async () => {
        const visitor = server().visitor()
        const id = await anAnsweredLead(visitor)
        const bankInfo = { bank: '341', agency: '1234', account_number: '12345-6' }
        expect(
          await save(visitor, id, 'bankInfo', { direct_debit: true, bankInfo, deviceInfo: { jsc: 'x' } }),
        ).toMatchObject({ status: 200 })
        expect(await save(visitor, id, 'bankInfo', { direct_debit: true })).toMatchObject({
          status: 422,
          body: { fields: { 'bankInfo.bank': 'Escolha um banco da lista.' } },
        })
        expect(
          await save(visitor, id, 'bankInfo', { direct_debit: true, bankInfo: { ...bankInfo, bank: '999' } }),
        ).toMatchObject({ status: 422 })
      })

      it('accepts a company by its CNPJ', async () => {
        const visitor = server().visitor()
        const id = await anAnsweredLead(visitor, { documentNumber: { cnpj: '12ABC34501DE35' } })
        expect((await visitor.call('readLead', { params: { idLead: id } })).body['document']).toBe('••.ABC.345/••••-••')
      })

      it('that changes the plan needs one of the address', async () => {
        const visitor = server().visitor()
        const id = await aLead(visitor)
        expect(await save(visitor, id, 'plan', { idPlan: 'plan-d1000b' })).toMatchObject({ status: 200 })
        expect(await save(visitor, id, 'plan', { idPlan: 'plan-none' })).toMatchObject({
          status: 409,
          body: { code: 'plan.unavailable' },
        })
      })
    })

    describe('a visit', () => {
      it('is refused with the next free ones if it was booked meanwhile', async () => {
        const scarce = { address: { cep: '14010610', number: '35' } }
        const [first, second] = [server().visitor(), server().visitor()]
        const { body } = await first.call('slots', { query: { cep: '14010610' } })
        const [slot] = Array.isArray(body['slots']) ? body['slots'].filter(({ free }) => free) : []
        const choice = { schedules: [{ date: slot.date, period: slot.period }] }
        const ids = [
          await anAnsweredLead(first, { scheduleDate: choice }, scarce),
          await anAnsweredLead(second, { scheduleDate: choice }, scarce),
        ]
        await first.call('confirmLead', { params: { idLead: ids[0] ?? '' }, body: {} })
        await second.call('confirmLead', { params: { idLead: ids[1] ?? '' }, body: {} })
        expect((await finish(first, ids[0] ?? '')).status).toBe(200)
        const refused = await finish(second, ids[1] ?? '')
        expect(refused).toMatchObject({
          status: 409,
          body: { code: 'slot.taken', slots: expect.arrayContaining([expect.objectContaining({ free: true })]) },
        })
        expect(await save(second, ids[1] ?? '', 'scheduleDate', choice)).toMatchObject({
          status: 409,
          body: { code: 'slot.taken' },
        })
      })

      it('is not needed for some plans', async () => {
        const visitor = server().visitor()
        const { body } = await visitor.call('coverage', { query: { cep: '14010100', number: '35', sku: 'd300a' } })
        const plan = Array.isArray(body['plans'])
          ? body['plans'].find(({ installationSchedule }) => !installationSchedule)
          : null
        expect(plan).toBeTruthy()
        const id = await anAnsweredLead(visitor, { plan: { idPlan: plan.id }, scheduleDate: undefined })
        expect((await visitor.call('readLead', { params: { idLead: id } })).body['due']).toBeNull()
        const choice = { schedules: [{ date: '24/11/2026', period: 'manha' }] }
        expect(await save(visitor, id, 'scheduleDate', choice)).toMatchObject({
          status: 409,
          body: { code: 'schedule.needless' },
        })
      })
    })
  })
