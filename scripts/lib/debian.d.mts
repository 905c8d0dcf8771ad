export function installOnDebian(packages: readonly string[], purpose: string): Promise<void>;
