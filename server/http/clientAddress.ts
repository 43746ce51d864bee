import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { Context } from 'hono'

/** The host's part of a request. Tests call the app without it. */
type Bindings = { incoming?: IncomingMessage }
export type Http = {
  Bindings: Bindings
  Variables: {
    id: string
    call: string
    code?: string
    https: boolean
    ip: string
    hosts: string[]
    saysSample: boolean
  }
}
export type HttpContext = Context<Http>

type Arrival = { ip: string; https: boolean; hosts: string[]; unnamedProxy: string | null }

/** The sender's address and the hosts of a request. Forwarded headers count only from a trusted proxy. */
export function arrivalOf(c: HttpContext, proxies: BlockList): Arrival {
  const peer = plain(c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1')
  const hosts = hostsIn(c.req.header('host'))
  const forwardedFor = c.req.header('x-forwarded-for')
  if (!isIn(proxies, peer))
    return {
      ip: peer,
      https: false,
      hosts,
      unnamedProxy: forwardedFor !== undefined && isIn(ownNetworks, peer) ? peer : null,
    }
  const forwarded = (forwardedFor ?? '')
    .split(',')
    .map((each) => plain(each.trim()))
    .filter(Boolean)
  const client = forwarded.findLast((each) => !isIn(proxies, each)) ?? peer
  const [proto = ''] = (c.req.header('x-forwarded-proto') ?? '').split(',')
  return {
    ip: client,
    https: proto.trim().toLowerCase() === 'https',
    hosts: [...hosts, ...hostsIn(c.req.header('x-forwarded-host'))],
    unnamedProxy: null,
  }
}

/** Private networks, where an unnamed proxy of the operator may run. From elsewhere the header is forged. */
const ownNetworks = new BlockList()
for (const [network, bits, family] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
] as const)
  ownNetworks.addSubnet(network, bits, family)

const hostsIn = (list = '') =>
  list
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

/** The network of one person: an IPv4 address, or the first half of an IPv6 one. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

/** The network block of an address: a /24 of IPv4, a /48 of IPv6. */
export function neighbourhoodOf(ip: string): string {
  const network = networkOf(ip)
  return isIPv6(ip) ? network.split(':').slice(0, 3).join(':') : network.split('.').slice(0, 3).join('.')
}

/** An address without its port, and an IPv4 address without its IPv6 prefix. */
const plain = (ip: string) =>
  ip
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/, '')
const isIn = (list: BlockList, ip: string) => list.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
