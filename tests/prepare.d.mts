export default function prepareTests(): void
