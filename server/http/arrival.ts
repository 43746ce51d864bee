import type { IncomingMessage } from 'node:http'
import { type BlockList, isIPv6 } from 'node:net'
import type { Context } from 'hono'

/** What the host hands over with each request; absent when a test calls the app without a socket. */
type Bindings = { incoming?: IncomingMessage }
export type Http = {
  Bindings: Bindings
  Variables: { id: string; call: string; https: boolean; ip: string; hosts: string[] }
}
export type HttpContext = Context<Http>

/** Where a request came from, and to which hosts it was sent. Forwarded headers count only when a trusted proxy sent them. */
export function arrivalOf(c: HttpContext, proxies: BlockList): { ip: string; https: boolean; hosts: string[] } {
  const peer = plain(c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1')
  const hosts = hostsIn(c.req.header('host'))
  if (!isIn(proxies, peer)) return { ip: peer, https: false, hosts }
  const forwarded = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((each) => plain(each.trim()))
    .filter(Boolean)
  const client = forwarded.findLast((each) => !isIn(proxies, each)) ?? peer
  const [proto = ''] = (c.req.header('x-forwarded-proto') ?? '').split(',')
  return {
    ip: client,
    https: proto.trim().toLowerCase() === 'https',
    hosts: [...hosts, ...hostsIn(c.req.header('x-forwarded-host'))],
  }
}

const hostsIn = (list = '') =>
  list
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

/** What one person usually has: an IPv4 address, or the first half of an IPv6 one. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

/** The neighbourhood of an address: the last number of an IPv4 one left out, or three quarters of what one person has of IPv6. */
export function neighbourhoodOf(ip: string): string {
  const network = networkOf(ip)
  return isIPv6(ip) ? network.split(':').slice(0, 3).join(':') : network.split('.').slice(0, 3).join('.')
}

/** An address without its port, and an IPv4 one without its IPv6 dress. */
const plain = (ip: string) =>
  ip
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/, '')
const isIn = (list: BlockList, ip: string) => list.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
