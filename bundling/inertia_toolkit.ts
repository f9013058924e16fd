/**
 * What Inertia uses of es-toolkit, for what Inertia hands it in this site's browsers: page objects and
 * visits. es-toolkit knows every kind of object and every spelling of a path, which is 2 kB of each
 * first visit; here objects other than plain ones and arrays are never taken apart, and a path is names
 * joined by points.
 */

type Data = Record<string, unknown>

/** A copy whose arrays and plain objects are its own, all the way down. */
export function cloneDeep<T>(value: T): T {
  if (Array.isArray(value)) return value.map((each) => cloneDeep(each)) as T
  if (!isData(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, cloneDeep(each)])
  ) as T
}

/** Whether both are the same all the way down, whatever the order of names. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isData(one) || !isData(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]))
  )
}

/** What lies at a path, which may itself be the name of a property. */
export function get(data: unknown, path: string): unknown {
  return partOf(data, namesOf(data, path))
}

/** Whether something lies at a path, be it `undefined`. */
export function has(data: unknown, path: string): boolean {
  const names = namesOf(data, path)
  const last = names.pop() ?? ''
  const holder = partOf(data, names)
  return isObject(holder) && Object.hasOwn(holder, last)
}

/** Puts a value at a path and makes the objects on the way that are missing. */
export function set<T extends Data>(data: T, path: string, value: unknown): T {
  const names = namesOf(data, path)
  const last = names.pop() ?? ''
  let holder: Data = data
  for (const name of names) {
    if (!Object.hasOwn(holder, name) || !isObject(holder[name])) holder[name] = {}
    holder = holder[name] as Data
  }
  holder[last] = value
  return data
}

export function toPath(path: string): string[] {
  return path.split('.')
}

/** Text for an attribute in HTML. */
export function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function partOf(data: unknown, names: readonly string[]): unknown {
  return names.reduce(
    (part, name) => (isObject(part) && Object.hasOwn(part, name) ? part[name] : undefined),
    data
  )
}

function namesOf(data: unknown, path: string): string[] {
  return isObject(data) && Object.hasOwn(data, path) ? [path] : toPath(path)
}

function isObject(value: unknown): value is Data {
  return typeof value === 'object' && value !== null
}

function isData(value: unknown): value is Data {
  return (
    isObject(value) && (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
  )
}
